import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { isRecord } from '~/lib/isRecord';
import { staffSession } from '~/session/staff';
import { typeInto } from '~/testSupport/formPage';
import { press } from '~/testSupport/page';
import { renderScreen, signInAs } from '~/testSupport/renderScreen';
import { screen, within } from '~/testSupport/screen';
import { sentBodies } from '~/testSupport/sentBodies';
import { showWidth } from '~/testSupport/showWidth';

import { addFault } from '../../../../mocks/faults';
import { useMockBackend } from '../../../../mocks/node';
import { ACCOUNTS } from '../../../../mocks/seed/accounts';

const backend = useMockBackend();

/** Collects the saves of the store, without those of the setup's tasks beside them. */
function storeSaves() {
  const bodies = sentBodies(/\/store\/\d+$/);
  return () => bodies.filter((body) => isRecord(body) && !('setup' in body));
}

const SAVED = 'Datos del negocio guardados';

const setup = () => staffSession()?.store?.setup;

async function openForm(account: keyof typeof ACCOUNTS, tab: string, name: string) {
  await signInAs(ACCOUNTS[account]);
  renderScreen('/options');
  await press(tab, 'tab');
  const form = await screen.findByRole('form', { name });
  return { form, own: within(form) };
}

it('company data: validates, saves once, keeps typed values after a failure', async () => {
  const { form, own } = await openForm('newStoreAdmin', 'MI NEGOCIO', 'Datos del negocio');
  const saves = storeSaves();
  await typeInto(form, { Email: 'nadie', 'Símbolo de la moneda': 'USD$' });
  await press('Guardar datos');
  expect(own.getByText('Por favor ingrese identificacion fiscal')).toBeVisible();
  expect(own.getByText('Por favor ingrese un email valido')).toBeVisible();
  const symbol = 'Por favor ingrese el simbolo de la moneda (menos de 3 caracteres)';
  expect(own.getByText(symbol)).toBeVisible();
  const taxCode = own.getByLabelText(/^CUIT/);
  await waitFor(() => expect(taxCode).toHaveFocus());
  await typeInto(form, { 'Símbolo de la moneda': '' });
  expect(own.getByText(symbol)).toBeVisible();
  expect(saves()).toEqual([]);

  await typeInto(form, { CUIT: ' 30-1 ', Email: '', 'Símbolo de la moneda': 'USD' });
  const refused = { status: 422, message: 'No se pudo guardar', delayMs: 0, times: 1 } as const;
  addFault(backend.db, { operationId: 'saveStore', ...refused });
  await press('Guardar datos');
  expect(await own.findByRole('note')).toHaveTextContent('No se pudo guardar');
  expect(taxCode).toHaveValue(' 30-1 ');
  await press('Guardar datos');
  await press('Guardar datos');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(taxCode).toHaveValue('30-1');
  expect(saves()).toHaveLength(2);
  expect(saves()[1]).toEqual({
    legal_name: null,
    tax_code: '30-1',
    address: null,
    city: null,
    postcode: null,
    country: null,
    state: null,
    phone: null,
    email: null,
    prefered_language: 'en',
    curr_symbol: 'USD',
  });
  await waitFor(() => expect(setup()).toMatchObject({ store: true }));
  expect(await screen.findByText('Tarea lista: Datos del negocio.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Siguiente tarea: Número de WhatsApp' })).toHaveAttribute(
    'href',
    '/options?section=store',
  );
});

it('social networks: requires complete URLs; a WhatsApp number is enough', async () => {
  const { form, own } = await openForm('newStoreAdmin', 'MI NEGOCIO', 'Redes sociales');
  const saves = storeSaves();
  await typeInto(form, { Instagram: 'instagram.com/libros' });
  await press('Guardar redes');
  expect(own.getByText(/Por favor ingrese la url completa/)).toBeVisible();
  await typeInto(form, { Instagram: '', WhatsApp: '11 4555 1234' });
  await press('¿Es +54 9 11 4555-1234?');
  expect(own.getByLabelText('WhatsApp')).toHaveValue('+54 9 11 4555-1234');
  await typeInto(form, { WhatsApp: '+1 (555) 010-2030' });
  expect(own.getByText('Se guarda como https://wa.me/15550102030')).toBeVisible();
  await press('Guardar redes');
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(saves()).toMatchObject([
    {
      social_networks: {
        whatsapp: 'https://wa.me/15550102030',
        instagram: null,
        flags: { whatsapp: true, instagram: false },
      },
    },
  ]);
  await waitFor(() => expect(setup()).toMatchObject({ wsnumber: true }));
});

it('orders: the two switches are never both off; saves the texts', async () => {
  showWidth('md');
  await openForm('storeUser', 'ORDENES', 'Entrega y retiro');
  const saves = storeSaves();
  const delivery = screen.getByLabelText('Entrega a domicilio');
  const takeaway = screen.getByLabelText('Retiro en el local');
  expect(delivery).toBeChecked();
  fireEvent.click(delivery);
  expect(delivery).not.toBeChecked();
  fireEvent.click(takeaway);
  expect(takeaway).not.toBeChecked();
  expect(delivery).toBeChecked();
  await press('Guardar entrega y retiro');
  expect(await screen.findByText(SAVED)).toBeVisible();

  expect(screen.getByRole('button', { name: 'Guardar mensajes' })).toHaveAccessibleDescription(
    'No hay cambios para guardar',
  );
  await typeInto(document.body, {
    'Inicio de la conversación': '¡Buenas! ¿Qué va a ser?',
    'Antes de confirmar el pedido': '',
  });
  await press('Guardar mensajes');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()).toMatchObject([
    { delivery_enabled: true, takeaway_enabled: false },
    {
      dialog_messages: {
        dialog_init: '¡Buenas! ¿Qué va a ser?',
        pre_order: null,
        order_close: '¡Gracias por tu compra! Te avisamos cuando salga.',
      },
      social_networks: { whatsapp: 'https://wa.me/5491145550101' },
    },
  ]);
  await waitFor(() => expect(setup()).toMatchObject({ bot: true }));
  // The dialogue preview shows it.
  await press('PERSONALIZAR', 'tab');
  const dialogue = await screen.findByRole('region', { name: 'Diálogo del asistente' });
  expect(await within(dialogue).findByText('¡Buenas! ¿Qué va a ser?')).toBeVisible();
});
