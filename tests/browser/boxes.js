// What is wrong with the boxes of a page: wider than the screen, or one thing to press lying on another.
// Cards of a fanned hand overlap as they do between fingers; a notice lies over what it is about.
() => {
  const PRESSED = 'a[href], button, input, select, textarea, summary';
  const APART = '.hand, .piles, .unseen, .skip, [role=alert], .toasts, dialog';
  const width = document.documentElement.clientWidth;
  const name = (one) =>
    (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40) || one.outerHTML.slice(0, 60);

  // Of what lies in a box that scrolls only the part that shows counts.
  const boxOf = (one) => {
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (let up = one.parentElement; up !== null; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };

  const faults = [];
  const whole = document.documentElement.scrollWidth;
  if (whole > width) faults.push(`the page is ${whole} wide`);
  const boxes = [...document.querySelectorAll(PRESSED)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => one.closest(APART) === null)
    .map((one) => [one, boxOf(one)])
    .filter(([, box]) => box.right > box.left && box.bottom > box.top);
  for (const [at, [one, box]] of boxes.entries()) {
    if (box.right > width + 1 || box.left < -1) faults.push(`${name(one)} leaves the page`);
    for (const [other, its] of boxes.slice(at + 1)) {
      if (one.contains(other) || other.contains(one)) continue;
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (across > 2 && down > 2) faults.push(`${name(one)} lies on ${name(other)}`);
    }
  }
  return faults;
};
