import '@fontsource-variable/figtree';
import '@fontsource-variable/literata';
import './style/letters.css';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';
import './app/shell.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { takeOver } from './app/early';
import { fetchTheRest } from './app/idle';
import { watchInstalling } from './app/install.svelte';
import { fetchPage } from './app/places.svelte';
import { firstWords, reasonText } from './i18n/index.svelte';
import { watchLook } from './settings/apply.svelte';
import { watchLogin, whoAmI } from './store/account.svelte';
import { route, watchRoute } from './store/route.svelte';
import { toast } from './store/toasts.svelte';
import { onRefused, watchNetwork } from './store/wire';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
watchLook();
watchRoute();
watchNetwork();
watchInstalling();
watchLogin();
onRefused((reason) => toast(reasonText(reason)));
void whoAmI();
if (route.now.page !== 'missing') void fetchPage(route.now.page); // beside the words, not after them
void firstWords().then(() => {
  takeOver(target, () => mount(App, { target }));
  fetchTheRest();
});
