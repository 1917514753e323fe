/**
 * What a tone looks like on the back of each market is said in art.css: `body` is a dark shape with a bright rim, as on
 * the poster; `line`, `wire` and `ray` are strokes.
 */
type Tone =
  | 'body'
  | 'ink'
  | 'plane'
  | 'skin'
  | 'cheek'
  | 'glow'
  | 'mist'
  | 'gold'
  | 'cyan'
  | 'hot'
  | 'line'
  | 'wire'
  | 'ray';

/** An outline in one tone; `both` also draws its mirror image, so that half of a symmetric thing is enough. */
type Layer = readonly [tone: Tone, outline: string, both?: 'both'];

/** Layers from back to front, around the point by which a scene places the part. */
export type Part = readonly Layer[];
export type Parts = Readonly<Record<string, Part>>;
