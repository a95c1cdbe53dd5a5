import { mount } from 'svelte';
import App from './App.svelte';
import { Trouble } from './lib/api';
import { watchKeys } from './lib/keys';
import { speak } from './lib/locale.svelte';
import { watchHands } from './lib/meant';
import { prefs, show } from './lib/prefs.svelte';
import { route } from './lib/router.svelte';
import './styles/base.css';
import './styles/paper.css';

show();
watchKeys();
watchHands();
route();
const target = document.getElementById('app')!;
try {
  await speak(prefs.lang);
  // The development server alone shows what boards are made of.
  const Page = import.meta.env.DEV && location.pathname === '/kit' ? (await import('./kit/Kit.svelte')).default : App;
  mount(Page, { target });
} catch (trouble) {
  if (!(trouble instanceof Trouble)) throw trouble;
  // The words themselves have not come: a sign must do.
  const again = document.createElement('button');
  again.className = 'button primary';
  again.textContent = '↻ Quincunx';
  again.onclick = () => location.reload();
  target.append(again);
}
