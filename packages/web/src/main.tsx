import './no-eval.ts';
import { inBackground } from '@tortuga/kit';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { waitForInstall } from './offline/install.ts';
import { keepForOffline } from './offline/keep.ts';
import { fileIsGone } from './reload/outdated.ts';
import { applyTheme, currentSettings } from './settings/settings.ts';
import { applyThemeColour } from './settings/theme-colour.ts';
import { loadSpeech, SpeechProvider } from './speech/speech.tsx';
import { loadFonts } from './style/fonts.ts';
import './style/index.css';

waitForInstall();
applyTheme();
loadFonts();
addEventListener('vite:preloadError', () => inBackground(fileIsGone()));

async function begin(): Promise<void> {
  const speech = await loadSpeech(currentSettings().locale);
  const root = document.getElementById('root');
  if (root === null) return;
  // As a transition it is drawn in small slices: a tap in between is answered.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <SpeechProvider first={speech}>
          <App />
        </SpeechProvider>
      </StrictMode>,
    ),
  );
  applyThemeColour();
  keepForOffline();
}

begin().catch(fileIsGone);
