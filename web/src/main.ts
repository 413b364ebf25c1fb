import { mount } from 'svelte';
import App from './App.svelte';
import { keepOnDevice } from './device';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { wakeSounds } from './sounds';
import { words } from './words.svelte';
import './styles/base.css';

settings.apply();
router.start();
wakeSounds();
await words.speak(settings.language);
mount(App, { target: document.getElementById('app') as HTMLElement });
if (import.meta.env.PROD) keepOnDevice();
