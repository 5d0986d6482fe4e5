/** Installing Trula as an app, where the browser offers it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer: Offer | null = null;
export const installing = $state({ offered: false });

/** Keep the browser's offer for the menu, instead of its own bar over the page. */
export function watchInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as Offer;
    installing.offered = true;
  });
  addEventListener('appinstalled', () => (installing.offered = false));
}

export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
  installing.offered = false;
}
