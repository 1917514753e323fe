import en from '../words/en.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import ptBR from '../words/pt-BR.json' with { type: 'json' };
import ru from '../words/ru.json' with { type: 'json' };

/** What the kernel itself has to say, apart from its code so that bots and benches needn't load it. */
export const kernelWords = { en, fr, ru, 'pt-BR': ptBR };
