import { laterWords, useLaterWords } from '../speech/later-words.ts';

const words = laterWords({
  en: () => import('../../words/admin/en.json'),
  fr: () => import('../../words/admin/fr.json'),
  ru: () => import('../../words/admin/ru.json'),
  'pt-BR': () => import('../../words/admin/pt-BR.json'),
});

export const useAdminWords = () => useLaterWords(words);
