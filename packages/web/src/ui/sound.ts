import { inBackground } from '@tortuga/kit';
/** Two strokes of a ship's bell, made on the spot. */
export function chime(): void {
  const context = new AudioContext();
  for (const [after, pitch] of [
    [0, 880],
    [0.18, 1175],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + after;
    tone.frequency.value = pitch;
    tone.type = 'triangle';
    volume.gain.setValueAtTime(0.16, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.7);
    if (after > 0) tone.onended = () => inBackground(context.close().catch(() => undefined));
  }
}
