// In the page that the proxy shows while no server answers: leave the reader's language, and come back when a server does.
const EVERY_MS = 5_000;
const pages = [...document.querySelectorAll('body > [lang]')];
const chosen = /trula_language=(..)/.exec(document.cookie);
const wanted = [chosen && chosen[1], ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'];
const shown = wanted.map((language) => pages.find((page) => page.lang === language)).find(Boolean);
for (const page of pages) if (page !== shown) page.remove();
document.documentElement.lang = shown.lang;
document.title = shown.querySelector('h1').textContent + ' · Trula';

setInterval(async () => {
  try {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch {
    // Nobody there yet.
  }
}, EVERY_MS);
