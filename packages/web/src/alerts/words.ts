import { laterWords, useLaterWords } from '../speech/later-words.ts';

const words = laterWords({
  en: () => import('../../words/alerts/en.json'),
  fr: () => import('../../words/alerts/fr.json'),
  ru: () => import('../../words/alerts/ru.json'),
  'pt-BR': () => import('../../words/alerts/pt-BR.json'),
});

export const useAlertWords = () => useLaterWords(words);
