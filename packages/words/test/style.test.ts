import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Catalog, LOCALES, type Locale } from '../src/index.ts';
import { checkStyle, checkYou, checkZeros } from '../src/style.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Every text in a file, by its key, or by its place. */
function textsIn(file: string): Catalog {
  const texts: Record<string, string> = {};
  const collect = (value: unknown, key: string): void => {
    if (typeof value === 'string') texts[key in texts ? `${key}, ${Object.keys(texts).length}` : key] = value;
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) collect(each, name);
  };
  collect(JSON.parse(readFileSync(file, 'utf8')), '');
  return texts;
}

const filesOf = (locale: Locale): string[] =>
  ['games', 'packages']
    .flatMap((part) => readdirSync(path.join(ROOT, part)).map((name) => path.join(ROOT, part, name, 'words')))
    .flatMap((words) =>
      ['.', 'rulebook', 'book', 'lesson', 'glossary'].map((part) => path.join(words, part, `${locale}.json`)),
    )
    .filter((file) => existsSync(file));

describe('every text of the product', () => {
  it.each(LOCALES)('every text in %s is free of what its editors strike out', (locale) => {
    const files = filesOf(locale);
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap((file) => checkStyle(locale, textsIn(file)))).toEqual([]);
  });

  it('every Portuguese text counts nothing in the plural', () => {
    expect(filesOf('pt-BR').flatMap((file) => checkZeros(textsIn(file)))).toEqual([]);
  });

  it.each(LOCALES)('every question, event and reason in %s can be said to the players it is about', (locale) => {
    const told = filesOf(locale)
      .flatMap((file) => Object.entries(textsIn(file)))
      .filter(([key]) => /^(?:2199|dice|cards)\.(?:prompt|event|reason|moment|ranked)|^web\.log\./.test(key));
    expect(told.length).toBeGreaterThan(50);
    expect(checkYou(Object.fromEntries(told))).toEqual([]);
  });

  it.each(LOCALES)('every game has one name in %s', (locale) => {
    const web = textsIn(path.join(ROOT, `packages/web/words/${locale}.json`));
    for (const [game, prefix, about] of [
      ['tortuga-2199', '2199', 'game2199'],
      ['tortuga-dice', 'dice', 'gameDice'],
      ['tortuga-cards', 'cards', 'gameCards'],
    ]) {
      const name = web[`web.game.${game}.name`] ?? '';
      expect(textsIn(path.join(ROOT, `games/${game}/words/${locale}.json`))[`${prefix}.title`]).toBe(name);
      expect(web[`web.about.${about}`]).toContain(name);
    }
  });
});

describe('checkStyle', () => {
  it.each<[Locale, string]>([
    ['en', "It's dumb"],
    ['en', 'And so on...'],
    ['en', 'One moment …'],
    ['en', 'It costs 1 maneuver.'],
    ['en', 'The color of the defense.'],
    ['en', 'This is no match file.'],
    ['en', 'Reserve a card for nothing.'],
    ['en', 'It is drawn by lot.'],
    ['en', 'Put it into the own zone.'],
    ['en', 'Secret are the dice.'],
    ['en', 'Wait. Who leaves frees the seat.'],
    ['en', 'Only who is away can be replaced.'],
    ['en', 'Your chests are stowed already.'],
    ['fr', 'Pourquoi ?'],
    ['fr', 'Pourquoi\u00A0?'],
    ['fr', 'Total : 3'],
    ['fr', 'Total\u202F: 3'],
    ['fr', '« Paquet »'],
    ['fr', '50 %'],
    ['fr', 'Paravents levés!'],
    ['fr', 'Au tour de {player}.'],
    ['fr', 'Plus que {names}.'],
    ['fr', 'La carte d’{player}.'],
    ['fr', 'Qui regarde ne fait rien.'],
    ['fr', 'Le vaisseau de qui le contrôle.'],
    ['fr', 'Pris à qui les avait.'],
    ['fr', '+{influence} d’Influence'],
    ['fr', 'Pour 7 Crypto.'],
    ['fr', 'Vaisseau en soute'],
    ['fr', 'Deux cartes ouvertes.'],
    ['ru', 'Фишка – на делении 3.'],
    ['ru', 'Бросьте кости.'],
    ['ru', 'После вскрытия.'],
    ['ru', 'Сектора можно захватывать.'],
    ['ru', 'Рынок секторов Т'],
    ['ru', 'Скорость, корпус и пушки.'],
    ['ru', 'Цена сокровища.'],
    ['ru', '+{influence} влияния'],
    ['ru', 'Tortuga 2199'],
    ['pt-BR', 'Um lance por vez.'],
    ['pt-BR', 'Pague com cripto.'],
    ['pt-BR', 'O jogo acabou.'],
    ['pt-BR', 'A partida terminou.'],
    ['pt-BR', 'Pedido inválido.'],
    ['pt-BR', 'Não está no livro.'],
  ])('checkStyle strikes out, %s: %s', (locale, text) => {
    expect(checkStyle(locale, { key: text })).toHaveLength(1);
  });

  it.each<[Locale, string]>([
    ['en', 'It costs {maneuvers, plural, one {# manoeuvre} other {# manoeuvres}}.'],
    ['en', 'It is no longer here. Who plays? The MIT License.'],
    ['fr', 'Pourquoi\u202F? Il dit\u00A0: «\u00A0Oui\u00A0!\u00A0»'.replace('\u00A0!', '\u202F!')],
    ['fr', '{share, number, ::.0}\u00A0% pour {player}'],
    ['ru', '{strength} – {resistance}, первый игрок — {player}'],
    ['pt-BR', 'A partida acabou.'],
  ])('checkStyle leaves alone, %s: %s', (locale, text) => {
    expect(checkStyle(locale, { key: text })).toEqual([]);
  });
});

describe('checkZeros', () => {
  it('checkZeros finds a plural that would count nothing as one', () => {
    expect(checkZeros({ a: '{n, plural, one {# ponto} other {# pontos}}' })).toHaveLength(1);
    expect(checkZeros({ a: '{who, select, me {{n, plural, one {# ponto} other {# pontos}}} other {}}' })).toHaveLength(
      1,
    );
  });

  it('checkZeros leaves alone what says nothing in words, or the same as one', () => {
    expect(checkZeros({ a: '{n, plural, =0 {0 pontos} one {# ponto} other {# pontos}}' })).toEqual([]);
    expect(checkZeros({ a: '{n, plural, one {# crypto} other {# crypto}}' })).toEqual([]);
    expect(checkZeros({ a: '{n, plural, one {uma carta} other {# cartas}}' })).toEqual([]);
  });
});

describe('checkYou', () => {
  it('checkYou finds a player who is named even if it is the reader', () => {
    expect(checkYou({ a: '{player} passes.' })).toHaveLength(1);
    expect(checkYou({ a: '{player, select, you {You rob} other {{player} robs}} {target}.' })).toHaveLength(1);
    expect(checkYou({ a: '{player, select, you {{player} pass} other {{player} passes}}.' })).toHaveLength(1);
  });

  it('checkYou leaves alone who can be told so', () => {
    expect(checkYou({ a: '{player, select, you {You pass} other {{player} passes}}.' })).toEqual([]);
    expect(checkYou({ a: '{player, select, you {You rob {target}} other {{player} robs}}.' })).toEqual([]);
  });
});
