import type { Catalogs } from '@tortuga/words';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import ptBR from './pt-BR.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

/** Every sentence of this game, in every language. */
export const sentences: Catalogs = { en, fr, ru, 'pt-BR': ptBR };
