import { storedValue } from '~/lib/browser/storedValue';

/** How this browser announces news of orders besides the counts on the screen; off by default. */
interface AlertChoice {
  sound: boolean;
  /** Notification of the operating system. */
  system: boolean;
}

const isOn = (raw: object, key: string) =>
  Object.entries(raw).some(([k, v]) => k === key && v === true);

export const alertChoice = storedValue<AlertChoice>('avisosPedidos', (raw) =>
  typeof raw === 'object' && raw !== null
    ? { sound: isOn(raw, 'sound'), system: isOn(raw, 'system') }
    : null,
);

export const NO_ALERTS: AlertChoice = { sound: false, system: false };

/** Whether this browser can show notifications of the operating system. */
const canNotify = (): boolean => typeof Notification === 'function';

/** Requests the browser's permission; call it from a press. Resolves to whether notifications will be shown. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Frequencies of the two tones of the sound, in Hz, and the length of each, in s. */
const TONES = [660, 880];
const TONE_S = 0.16;

let audio: AudioContext | null = null;

/** Plays two short tones; nothing where the browser allows no sound before the page's first press. */
export function playSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const start = audio.currentTime;
    for (const [index, frequency] of TONES.entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const from = start + index * TONE_S;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.12, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + TONE_S);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + TONE_S);
    }
  } catch (error) {
    console.warn('No sound', error);
  }
}

/** Announces news in the ways that the user chose. */
export function announce(text: string, onOpen: () => void): void {
  const { sound, system } = alertChoice.get() ?? NO_ALERTS;
  if (sound) playSound();
  if (!system || !canNotify() || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(text, { tag: 'pedidos' });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      onOpen();
    });
  } catch (error) {
    // Some mobile browsers show notifications of workers only.
    console.warn('No notification', error);
  }
}
