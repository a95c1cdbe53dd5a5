import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/locale.svelte';
import { prefs, show } from './lib/prefs.svelte';
import { route } from './lib/router.svelte';
import './styles/base.css';

show();
route();
await speak(prefs.lang);
mount(App, { target: document.getElementById('app')! });
