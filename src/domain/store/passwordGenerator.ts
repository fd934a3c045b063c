/** Length of a generated password. */
const GENERATED_PASSWORD_LENGTH = 8;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';

/** A source of numbers from 0 (included) to 1 (excluded). */
type RandomSource = () => number;

function pick(characters: string, random: RandomSource): string {
  return characters.charAt(Math.floor(random() * characters.length));
}

/** Cryptographically secure random source. */
export const secureRandom: RandomSource = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
};

/** A password of 8 letters and digits, at least one of each. */
export function generatePassword(random: RandomSource): string {
  const characters = [pick(letters, random), pick(digits, random)];
  while (characters.length < GENERATED_PASSWORD_LENGTH)
    characters.push(pick(letters + digits, random));
  // Shuffle, so that the guaranteed letter and digit are not always first.
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = characters[last] ?? '';
    characters[last] = characters[other] ?? '';
    characters[other] = moved;
  }
  return characters.join('');
}
