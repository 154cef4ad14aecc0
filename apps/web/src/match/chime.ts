// A short, soft sound of two notes, made here: nothing to download.

let audio: AudioContext | null = null;

function note(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.55);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.6);
}

/** Plays it, where the browser lets pages make sounds. */
export function play(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const context = audio;
  void context.resume().then(
    () => {
      note(context, 523.25, context.currentTime);
      note(context, 783.99, context.currentTime + 0.13);
    },
    () => undefined, // Not without a gesture of the reader.
  );
}
