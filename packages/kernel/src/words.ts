import en from '../words/en.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import ptBR from '../words/pt-BR.json' with { type: 'json' };
import ru from '../words/ru.json' with { type: 'json' };

/** The kernel's own sentences, apart from its code so that bots and benchmarks needn't load them. */
export const kernelWords = { en, fr, ru, 'pt-BR': ptBR };
