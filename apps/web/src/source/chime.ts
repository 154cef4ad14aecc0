// Short, soft sounds made here: nothing to download.

/** What a sound tells of. */
export type Sound = 'turn' | 'reveal' | 'battle' | 'win';

interface Note {
  readonly frequency: number;
  /** Seconds after the beginning, and how long it rings. */
  readonly at: number;
  readonly rings: number;
  readonly loud: number;
  readonly shape: OscillatorType;
}

const soft = (frequency: number, at: number, rings = 0.55): Note => ({
  frequency,
  at,
  rings,
  loud: 0.12,
  shape: 'sine',
});
const drum = (frequency: number, at: number): Note => ({
  frequency,
  at,
  rings: 0.28,
  loud: 0.2,
  shape: 'triangle',
});

const sounds: { readonly [sound in Sound]: readonly Note[] } = {
  turn: [soft(523.25, 0), soft(783.99, 0.13)],
  reveal: [soft(392, 0, 0.3), soft(329.63, 0.09, 0.35)],
  battle: [drum(98, 0), drum(73.42, 0.16), drum(98, 0.32)],
  win: [soft(523.25, 0), soft(659.25, 0.14), soft(783.99, 0.28), soft(1046.5, 0.42, 0.9)],
};

let audio: AudioContext | null = null;

function ring(context: AudioContext, { frequency, at, rings, loud, shape }: Note, from: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const begins = from + at;
  tone.type = shape;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
  tone.connect(volume).connect(context.destination);
  tone.start(begins);
  tone.stop(begins + rings + 0.05);
}

/** Plays it, where the browser lets pages make sounds. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const context = audio;
  void context.resume().then(
    () => {
      for (const note of sounds[sound]) ring(context, note, context.currentTime);
    },
    () => undefined, // Not without a gesture of the reader.
  );
}
