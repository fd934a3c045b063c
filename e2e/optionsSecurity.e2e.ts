import { ACCOUNTS } from '../mocks/seed/accounts';
import { expect, signIn, test } from './support/fixtures';
import { bodiesOf } from './support/options';

test('change password: requires both, validates, and shows the server’s refusal', async ({
  page,
}) => {
  const saves = bodiesOf(page, /\/user\/changepassword$/);
  await signIn(page, 'storeAdmin', '/options?section=users');
  const form = page.getByRole('form', { name: 'Cambiar contraseña' });
  const current = form.getByRole('textbox', { name: 'Contraseña actual' });
  const next = form.getByRole('textbox', { name: 'Contraseña nueva' });
  const save = form.getByRole('button', { name: 'Cambiar contraseña' });
  await save.click();
  await expect(form.getByText('Por favor ingrese la contraseña actual valida')).toBeVisible();
  await expect(form.getByText('Por favor ingrese la nueva contraseña')).toBeVisible();
  await current.fill('Otra1234');
  await next.fill('solo letras');
  await expect(form.getByText('La contraseña posee un caracter invalido')).toBeVisible();
  await next.fill('Nueva1234');
  expect(saves).toEqual([]);
  await save.click();
  await expect(form.getByRole('alert')).toHaveText('Por favor ingrese la contraseña actual valida');
  await expect(next).toHaveValue('Nueva1234');
  await current.fill(ACCOUNTS.storeAdmin.password);
  await save.click();
  await expect(page.getByText('Datos del usuario guardados')).toBeVisible();
  await expect(current).toHaveValue('');
});

test('store users: adds one with a generated password, deletes one after a confirmation', async ({
  page,
}) => {
  await signIn(page, 'storeAdmin', '/options?section=users');
  const table = page.getByRole('table', { name: 'Personas de la tienda' });
  const add = page.getByRole('form', { name: 'Agregar usuario' });
  await add.getByRole('button', { name: 'Agregar usuario' }).click();
  await expect(add.getByText('Por favor ingrese un email')).toBeVisible();
  await expect(add.getByText('Por favor ingrese la contraseña')).toBeVisible();
  await add.getByRole('button', { name: 'Generar contraseña' }).click();
  await expect(add.getByRole('textbox', { name: 'Contraseña del usuario' })).toHaveValue(
    /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8}$/,
  );
  await add.getByLabel('Email del usuario').fill('deposito@donpepe.test');
  await add.getByRole('button', { name: 'Agregar usuario' }).click();
  await expect(page.getByText('Datos del usuario guardados')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(4);
  const outbox = await page.evaluate(async () => {
    const answer = (await (await fetch('/__mock/outbox')).json()) as {
      data: { contactSyncs: { contact: unknown }[] };
    };
    return answer.data.contactSyncs.map(({ contact }) => contact);
  });
  expect(outbox).toMatchObject([
    {
      email: 'deposito@donpepe.test',
      fieldValues: [
        { field: '23', value: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
        { field: '24', value: '#donpepe' },
        { field: '27', value: 'other' },
      ],
    },
  ]);

  await page.getByRole('button', { name: 'Eliminar a deposito@donpepe.test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar usuario' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Eliminar a deposito@donpepe.test' }).click();
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(table.getByRole('row')).toHaveCount(3);

  const admin = page.getByRole('button', { name: 'Eliminar a admin@donpepe.test' });
  await admin.focus();
  await expect(admin).toHaveAttribute('aria-disabled', 'true');
  await expect(admin).toHaveAccessibleDescription('No es posible eliminar usuario');
});
