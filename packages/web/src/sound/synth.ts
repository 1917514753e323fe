import type { Sound } from '@tortuga/games/telling';

/** The sounds of a table, and those that a page adds to them. */
export type TableSound = Sound | 'lose' | 'turn' | 'win';

/** A tone that glides from one pitch to another, or a burst of filtered noise. Times in seconds, pitches in hertz. */
interface Voice {
  readonly of: OscillatorType | 'noise';
  readonly from: number;
  /** Where it glides to. */
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

const bell = (pitch: number, at: number, loud = 0.4): Voice => ({ of: 'triangle', from: pitch, at, lasts: 0.7, loud });
const knock = (at: number): Voice => ({ of: 'noise', from: 1500, to: 700, at, lasts: 0.05, loud: 0.7 });

/** Each sound is its voices, played together. */
const SOUNDS: Readonly<Record<TableSound, readonly Voice[]>> = {
  card: [{ of: 'noise', from: 4200, to: 1800, lasts: 0.07, loud: 0.35 }],
  coin: [
    { of: 'square', from: 1320, lasts: 0.07, loud: 0.1 },
    { of: 'square', from: 1980, at: 0.07, lasts: 0.22, loud: 0.1 },
  ],
  engine: [
    { of: 'noise', from: 300, to: 1400, lasts: 0.4, loud: 0.35 },
    { of: 'sine', from: 90, to: 180, lasts: 0.4, loud: 0.3 },
  ],
  cannon: [
    { of: 'noise', from: 900, to: 80, lasts: 0.6, loud: 1 },
    { of: 'sine', from: 130, to: 38, lasts: 0.55, loud: 0.9 },
  ],
  blade: [
    { of: 'noise', from: 6500, to: 3000, lasts: 0.18, loud: 0.5 },
    { of: 'triangle', from: 2900, to: 2500, lasts: 0.3, loud: 0.14 },
  ],
  build: [knock(0), knock(0.13)],
  dice: [knock(0), knock(0.06), knock(0.11), knock(0.19), knock(0.3), knock(0.36)],
  chest: [
    { of: 'sine', from: 150, to: 70, lasts: 0.18, loud: 0.8 },
    { of: 'noise', from: 800, to: 300, lasts: 0.1, loud: 0.5 },
  ],
  reveal: [
    { of: 'sine', from: 520, to: 1040, lasts: 0.5, loud: 0.25 },
    { of: 'triangle', from: 780, to: 1560, at: 0.1, lasts: 0.5, loud: 0.15 },
  ],
  conquest: [bell(392, 0), bell(523, 0.12), bell(659, 0.24)],
  storm: [
    { of: 'noise', from: 240, to: 900, lasts: 0.9, loud: 0.6 },
    { of: 'noise', from: 500, to: 60, at: 0.5, lasts: 1.1, loud: 1 },
  ],
  turn: [bell(880, 0), bell(1175, 0.18)],
  win: [bell(523, 0), bell(659, 0.15), bell(784, 0.3), bell(1047, 0.5, 0.55)],
  lose: [bell(392, 0), bell(330, 0.22), bell(262, 0.48)],
};

/** The loudest that all voices together get: beside other sounds of a device it is still polite. */
const LOUDEST = 0.4;
const SILENT = 0.0001;
const ATTACK_S = 0.008;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A browser lets nothing be heard before the visitor has done something; trying earlier would only warn. */
function opened(): AudioContext | null {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  return context;
}

/** Plays a sound now, or a moment later. A device that can't is silent. */
export function playSound(sound: TableSound, volume: number, afterSeconds = 0): void {
  const audio = opened();
  if (audio === null || volume <= 0) return;
  if (audio.state === 'suspended') audio.resume().catch(() => undefined);
  const begin = audio.currentTime + afterSeconds;
  for (const voice of SOUNDS[sound]) playVoice(audio, voice, begin, (volume / 100) * LOUDEST);
}

function playVoice(
  audio: AudioContext,
  { of, from, to = from, at = 0, lasts, loud }: Voice,
  begin: number,
  top: number,
) {
  const start = begin + at;
  const end = start + lasts;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(SILENT, start);
  volume.gain.exponentialRampToValueAtTime(loud * top, start + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENT, end);
  volume.connect(audio.destination);
  const source = of === 'noise' ? noiseThrough(audio, volume, { from, to, start, end }) : audio.createOscillator();
  if (source instanceof OscillatorNode && of !== 'noise') {
    source.type = of;
    glide(source.frequency, { from, to, start, end });
    source.connect(volume);
  }
  source.start(start);
  source.stop(end);
  source.onended = () => volume.disconnect();
}

interface Glide {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

function glide(parameter: AudioParam, { from, to, start, end }: Glide): void {
  parameter.setValueAtTime(from, start);
  parameter.exponentialRampToValueAtTime(to, end);
}

/** As many samples as can be drawn at once: more than half a second of noise. */
const NOISE_SAMPLES = 2 ** 15;

/** Noise is made once and used by all. */
function noiseThrough(audio: AudioContext, volume: GainNode, path: Glide): AudioBufferSourceNode {
  if (noise === null) {
    noise = audio.createBuffer(1, NOISE_SAMPLES, audio.sampleRate);
    const drawn = crypto.getRandomValues(new Int16Array(NOISE_SAMPLES));
    noise.getChannelData(0).set(Float32Array.from(drawn, (sample) => sample / 2 ** 15));
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  glide(filter.frequency, path);
  source.connect(filter).connect(volume);
  return source;
}
