import { describe, expect, it } from 'vitest';
import { mirrored } from '../board/art/mirrored.ts';
import { PARTS, sceneOf } from '../board/art/scenes.ts';
import { defaultPack } from '../index.ts';
import { WORDS } from '../rules/vocabulary.ts';
import { type Face, facesOf } from '../words/faces.ts';

const faces = facesOf(defaultPack);
const unknown = (face: Face): Face => ({ ...face, id: `not ${face.id}` });
const drawn = (face: Face) => JSON.stringify(sceneOf(face));

describe('the pictures of the cards', () => {
  it('are a scene for every card of the house set, and no two are the same', () => {
    expect(faces.filter((face) => drawn(face) === drawn(unknown(face))).map(({ id }) => id)).toEqual([]);
    expect(new Set(faces.map(drawn)).size).toBe(faces.length);
  });

  it('show cards that nobody has drawn by where they come from and what they can do', () => {
    const [card] = faces.filter(({ from }) => from === 'lab');
    const [other] = faces.filter(({ from }) => from === 'mines');
    if (card === undefined || other === undefined) throw new Error('no card');
    const scenes = WORDS.map((word) => {
      const abilities = card.abilities.slice(0, 1).map((ability) => ({ ...ability, word }));
      return drawn({ ...unknown(card), abilities });
    });
    expect(new Set([...scenes, drawn({ ...unknown(card), abilities: [] })]).size).toBeGreaterThan(WORDS.length / 2);
    expect(drawn(unknown(card))).not.toBe(drawn({ ...unknown(other), abilities: card.abilities }));
    for (const face of faces) expect(sceneOf(unknown(face)).length).toBeGreaterThan(0);
  });

  it('use every part that is drawn', () => {
    const scenes = faces.flatMap((face) => [face, unknown(face)]).flatMap(sceneOf);
    const used = new Set(scenes.flatMap(([parts]) => parts));
    expect(Object.keys(PARTS).filter((part) => !used.has(part as keyof typeof PARTS))).toEqual([]);
  });

  it('are mirrored left for right, arcs the other way round', () => {
    expect(mirrored('M0-38C-7-42-9-32-9-30H0V4L3 5Z')).toBe('M0 -38C7 -42 9 -32 9 -30H0V4L-3 5Z');
    expect(mirrored('M-5-44A5 5 0 1 1 5-44Z')).toBe('M5 -44A5 5 0 1 0 -5 -44Z');
  });
});
