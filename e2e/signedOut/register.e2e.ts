import type { Page } from '@playwright/test';

import { captcha, solveCaptcha } from '../support/captcha';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/fixtures';

const seller = {
  email: 'lola@verduleria.test',
  name: 'Verdulería Lola',
  hashtag: '#verdulerialola',
  password: 'Lola2025',
};

const submit = (page: Page) => page.getByRole('button', { name: 'Registrar' }).click();

async function fill(page: Page, values: Partial<typeof seller> & { repeat?: string } = {}) {
  const { email, name, hashtag, password } = { ...seller, ...values };
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nombre de la empresa').fill(name);
  await page.getByLabel('Hashtag').fill(hashtag);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Repetir contraseña').fill(values.repeat ?? password);
}

/** The contacts that the mock marketing service received. */
const sentContacts = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch('/__mock/outbox');
    const { data } = (await response.json()) as {
      data: {
        contactSyncs: {
          contact: { email: string; fieldValues: { field: string; value: string }[] };
        }[];
      };
    };
    return data.contactSyncs.map(({ contact }) => contact);
  });

test('an empty form shows an error for each field and a wrong repeat clears it; is accessible and fits a phone', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'REGISTRO DEL VENDEDOR' })).toBeVisible();
  const heights = await page
    .getByLabel('Idioma')
    .evaluate((select) => [
      select.clientHeight + 2 * select.clientTop,
      select.parentElement?.querySelector('svg')?.clientHeight,
    ]);
  expect(heights).toEqual([44, 18]);
  await submit(page);
  for (const message of [
    'Por favor ingrese un email valido',
    'Por favor ingrese el nombre de la empresa',
    'Por favor ingrese un hashtag valido (debe comenzar con #, solo letras y numeros)',
    'Por favor ingrese la contraseña',
    'Por favor, complete el CAPTCHA',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page).toHaveURL('/register');
  await expect(captcha(page)).toBeVisible();
  await expectAccessible(page, { inDark: true });
  await expectNoSidewaysScroll(page);
  await fill(page, { password: `${'Lola2025'.repeat(6)}abc` });
  await submit(page);
  await expect(page.getByText('Contraseña muy larga', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Repetir contraseña')).toHaveValue('');
  await fill(page, { repeat: 'Lola2026' });
  await submit(page);
  await expect(
    page.getByText('Por favor ingrese la misma contraseña', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Repetir contraseña')).toHaveValue('');
});

test('a double-click registers a store once and syncs the contact', async ({ page }) => {
  await page.goto('/register');
  await fill(page);
  await expect(page.getByLabel('Idioma').getByRole('option')).toHaveText([
    'Español',
    'Portugués',
    'Inglés',
  ]);
  await expect(page.getByLabel('Idioma')).toHaveValue('es');
  await page.getByLabel('Idioma').selectOption('Portugués');
  await solveCaptcha(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/store/register') && request.method() === 'POST') calls += 1;
  });
  const sent = page.waitForRequest('**/store/register');
  await page.getByRole('button', { name: 'Registrar' }).dblclick();
  expect((await sent).postDataJSON()).toEqual({
    hashtag: '#verdulerialola',
    name: 'Verdulería Lola',
    prefered_language: 'po',
    user: { email: 'lola@verduleria.test', password: 'Lola2025' },
  });
  await expect(page.getByText('Usuario registrado exitosamente')).toBeVisible();
  expect(calls).toBe(1);
  await expect(page).toHaveURL('/login');

  await expect.poll(() => sentContacts(page)).toHaveLength(1);
  const [contact] = await sentContacts(page);
  expect(contact?.email).toBe('lola@verduleria.test');
  expect(contact?.fieldValues).toEqual([
    { field: '23', value: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
    { field: '24', value: '#verdulerialola' },
    { field: '27', value: 'admin' },
  ]);

  await page.getByRole('link', { name: 'Registrar mi negocio' }).click();
  await expect(page.getByLabel('Hashtag')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('a blocked CAPTCHA shows an error and can be retried', async ({ page }) => {
  await page.goto('/register?fault=captchaScript:network:1');
  await expect(
    page.getByText(
      'No se pudo cargar la verificación. Revise la conexión y los bloqueadores del navegador.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await solveCaptcha(page);
  await submit(page);
  await expect(page.getByText('Por favor, complete el CAPTCHA')).toBeHidden();
});
