import en from '../words/en.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import ptBR from '../words/pt-BR.json' with { type: 'json' };
import ru from '../words/ru.json' with { type: 'json' };

/** What the server has to say. Clients word it themselves, in their reader's language. */
export const serverWords = { en, fr, ru, 'pt-BR': ptBR };
