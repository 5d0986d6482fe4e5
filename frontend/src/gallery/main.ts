import '@fontsource-variable/figtree';
import '@fontsource-variable/literata';
import '../style/letters.css';
import '../style/tokens.css';
import '../style/base.css';
import '../style/controls.css';
import { mount } from 'svelte';
import { firstWords } from '../i18n/index.svelte';
import { watchLook } from '../settings/apply.svelte';
import Gallery from './Gallery.svelte';

watchLook();
const target = document.getElementById('app');
if (target !== null) void firstWords().then(() => mount(Gallery, { target }));
