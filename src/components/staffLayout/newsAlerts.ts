import { newsCount, newsText, type OrderNews } from '~/domain/orders/orderNews';
import { oneTabAtATime } from '~/lib/browser/oneTabAtATime';
import { storedValue, useStored } from '~/lib/browser/storedValue';

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

const NO_ALERTS: AlertChoice = { sound: false, system: false };

/** The alerts that are on: the browser's permission for notifications may have been withdrawn. */
export function useAlerts(): AlertChoice {
  const { sound, system } = useStored(alertChoice) ?? NO_ALERTS;
  return { sound, system: system && mayNotify() };
}

/** Whether this browser can show notifications of the operating system. */
const canNotify = (): boolean => typeof Notification === 'function';

const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Requests the browser's permission; call it from a press. Resolves to whether notifications will be shown. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Frequencies of the two tones of the sound, in Hz, and the length of each, in s. */
const TONES = [660, 880];
const TONE_S = 0.16;

/** Time after which a sound that the browser has not started is left out, in ms. */
const SOUND_WAIT_MS = 500;

let audio: AudioContext | null = null;

/** Whether the browser plays sound: it may allow none before the page's first press. */
async function canPlay(context: AudioContext): Promise<boolean> {
  if (context.state === 'running') return true;
  const waited = new Promise<false>((resolve) => setTimeout(() => resolve(false), SOUND_WAIT_MS));
  return Promise.race([context.resume().then(() => true), waited]);
}

/** Plays two short tones; nothing, also not later, where the browser allows no sound. */
export async function playSound(): Promise<void> {
  try {
    audio ??= new AudioContext();
    if (!(await canPlay(audio))) return;
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

/** Entries of {@link announced} that are kept. */
const KEPT = 200;

/** What tabs of this browser announced, the newest first: each reads the orders by itself. */
const announced = storedValue<string[]>(
  'avisosDados',
  (raw) =>
    Array.isArray(raw) ? raw.filter((entry): entry is string => typeof entry === 'string') : null,
  1,
);

/** The part of the news that no tab has announced; this one announces it. */
function claim(news: OrderNews): Promise<OrderNews> {
  return oneTabAtATime('order-alerts', () => {
    const earlier = announced.get() ?? [];
    const claimed: string[] = [];
    const unannounced = (kind: keyof OrderNews) =>
      new Map(
        Array.from(news[kind]).filter(([alphanumId, entry]) => {
          const key = `${kind} ${alphanumId}`;
          if (!entry.announced || earlier.includes(key)) return false;
          claimed.push(key);
          return true;
        }),
      );
    const fresh = { arrived: unannounced('arrived'), approved: unannounced('approved') };
    if (claimed.length > 0) announced.set([...claimed, ...earlier].slice(0, KEPT));
    return fresh;
  });
}

/** Announces news in the ways that the user chose, in one tab. */
export async function announce(news: OrderNews, onOpen: () => void): Promise<void> {
  const { sound, system } = alertChoice.get() ?? NO_ALERTS;
  if (!sound && !system) return;
  const fresh = await claim(news);
  if (newsCount(fresh.arrived) + newsCount(fresh.approved) === 0) return;
  if (sound) void playSound();
  if (!system || !mayNotify()) return;
  try {
    // Without `renotify` it would silently replace one that the user has not seen.
    const options: NotificationOptions & { renotify: boolean } = { tag: 'pedidos', renotify: true };
    const notification = new Notification(newsText(fresh), options);
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
