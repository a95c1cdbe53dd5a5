import { mount } from 'svelte';
import App from './App.svelte';
import { watchKeys } from './lib/keys';
import { speak } from './lib/locale.svelte';
import { watchHands } from './lib/meant';
import { prefs, show } from './lib/prefs.svelte';
import { route } from './lib/router.svelte';
import './styles/base.css';

show();
watchKeys();
watchHands();
route();
await speak(prefs.lang);
// The development server alone shows what boards are made of.
const Page = import.meta.env.DEV && location.pathname === '/kit' ? (await import('./kit/Kit.svelte')).default : App;
mount(Page, { target: document.getElementById('app')! });
