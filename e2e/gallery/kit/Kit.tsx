import '~/ui/styles/overlays';
import {
  ActionIcon,
  Autocomplete,
  Button,
  Checkbox,
  Group,
  Loader,
  NativeSelect,
  Radio,
  Stack,
  Switch,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';

import { StatusBadge } from '~/components/orders/StatusBadge';
import { QuantityField } from '~/components/QuantityField';
import { BusyButton } from '~/ui/BusyButton';
import { CopyButton } from '~/ui/CopyButton';
import { DateTimeField } from '~/ui/date/DateTimeField';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { Dialog } from '~/ui/dialog/Dialog';
import { Notice } from '~/ui/feedback/Notice';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { toast } from '~/ui/feedback/toast';
import { Pages } from '~/ui/list/Pages';
import { PageHeader } from '~/ui/PageHeader';
import { PasswordField } from '~/ui/PasswordField';
import { TabList } from '~/ui/tabs/TabList';

const TABS = ['PEDIDO', 'ENVIO', 'OTROS'];

const ignore = () => undefined;

/** Every control of the kit in its states; on a shop's screens large to the touch. */
export function Kit({ isShop }: { isShop: boolean }) {
  const [open, setOpen] = useState<'form' | 'question' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack component="main" p="lg" maw={960} mx="auto">
      <PageHeader title="CONTROLES" subject={<strong>En todos sus estados</strong>} />
      <Group>
        <Button variant="default" onClick={() => setOpen('form')}>
          Abrir el formulario
        </Button>
        <Button variant="default" onClick={() => setOpen('question')}>
          Abrir la pregunta
        </Button>
        <Button variant="default" onClick={() => setOpen('sheet')}>
          Abrir la hoja
        </Button>
      </Group>
      <Buttons />
      <TextFields />
      <Choices />
      <Amounts />
      <Steps isShop={isShop} />
      <Messages />
      {open === 'question' ? (
        <ConfirmDialog
          title="Eliminar producto"
          text="¿Eliminar «Papa negra»? No se puede deshacer."
          confirmLabel="Eliminar"
          cancelLabel="Cancelar"
          danger
          onConfirm={close}
          onCancel={close}
        />
      ) : null}
      {open === 'form' || open === 'sheet' ? (
        <Dialog
          title="Redes sociales"
          onClose={close}
          {...(open === 'sheet' && { edge: 'bottom' as const })}
          unsaved={{ isUnsaved: () => true, question: 'Hay cambios sin guardar' }}
        >
          <TextInput label="Instagram" placeholder="https://" data-autofocus />
          <Group justify="flex-end" mt="lg">
            <Button onClick={close}>Guardar</Button>
          </Group>
        </Dialog>
      ) : null}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm" mt="xl" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </Stack>
  );
}

function Buttons() {
  return (
    <Part title="Botones">
      <Group>
        <Button>Guardar</Button>
        <Button variant="default">Cancelar</Button>
        <Button variant="light">Ver QR</Button>
        <Button variant="subtle">Filtros</Button>
        <Button variant="transparent">Mostrar</Button>
        <Button color="red.8">Eliminar</Button>
        <Button variant="default" c="var(--mantine-color-error)">
          Quitar
        </Button>
        <CopyButton text="Papa" label="Copiar" />
      </Group>
      <Group>
        <Button disabled>Deshabilitado</Button>
        <ReasonTooltip reason="No hay cambios para guardar">
          <Button>Con motivo</Button>
        </ReasonTooltip>
        <BusyButton busy onClick={ignore}>
          Guardando
        </BusyButton>
        <Button size="compact-sm" variant="light">
          Compacto
        </Button>
        <ActionIcon variant="default" size={36} aria-label="Opciones">
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon variant="subtle" size={44} aria-label="Más opciones">
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Group>
    </Part>
  );
}

function TextFields() {
  const [date, setDate] = useState('21/11/2026 20:00');
  return (
    <Part title="Campos">
      <TextInput label="Vacío" description="Para avisarle" placeholder="nombre@correo.test" />
      <TextInput label="Escrito" withAsterisk defaultValue="Carolina" />
      <TextInput label="Con error" error="Por favor ingrese un teléfono" defaultValue="12" />
      <TextInput label="Deshabilitado" disabled defaultValue="4711" />
      <PasswordField label="Contraseña" defaultValue="secreta" />
      <Textarea label="Observación" autosize minRows={1} />
      <Textarea label="Mensaje" defaultValue={'Hola.\nPasa a retirar a las 18.'} autosize />
      <NativeSelect label="Estado" data={['Pendiente', 'En proceso']} />
      <Autocomplete label="Tipo" data={['Almacén', 'Verdulería']} defaultValue="Almacén" />
      <DateTimeField label="Fecha" value={date} error={undefined} onChange={setDate} />
    </Part>
  );
}

function Choices() {
  return (
    <Part title="Elecciones">
      <Group gap="lg">
        <Checkbox label="Sí" defaultChecked />
        <Checkbox label="No" />
        <Checkbox label="Algunos" indeterminate />
        <Checkbox label="Bloqueado" disabled />
        <Switch label="Activo" defaultChecked />
        <Switch label="Inactivo" />
        <Switch label="Deshabilitado" disabled />
      </Group>
      <Radio.Group label="Posición" defaultValue="left">
        <Group mt="xs">
          <Radio value="left" label="Izquierda" />
          <Radio value="right" label="Derecha" />
        </Group>
      </Radio.Group>
    </Part>
  );
}

function Amounts() {
  const amount = { step: 1, onType: ignore, onStep: ignore };
  return (
    <Part title="Cantidades">
      <Group align="flex-start" gap="lg">
        <QuantityField
          {...amount}
          product="Papa"
          value="1,5"
          error={null}
          reading="1,5 kg"
          mayDecrease
        />
        <QuantityField
          {...amount}
          product="Azúcar"
          value=""
          error={null}
          reading={null}
          mayDecrease={false}
        />
        <QuantityField
          {...amount}
          product="Harina"
          value="x"
          error="No es un número"
          reading={null}
          mayDecrease={false}
        />
      </Group>
    </Part>
  );
}

function Steps({ isShop }: { isShop: boolean }) {
  const [tab, setTab] = useState('PEDIDO');
  const [page, setPage] = useState(2);
  return (
    <Part title="Pestañas y páginas">
      <Tabs value={tab} onChange={(value) => setTab(value ?? '')}>
        <TabList chosen={TABS.indexOf(tab)} aria-label="Partes">
          {TABS.map((value) => (
            <Tabs.Tab key={value} value={value}>
              {value}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="MONTO" disabled>
            MONTO <strong>$ 1.234,50</strong>
          </Tabs.Tab>
        </TabList>
        {TABS.map((value) => (
          <Tabs.Panel key={value} value={value} pt="sm">
            {value}
          </Tabs.Panel>
        ))}
      </Tabs>
      <Pages page={page} pages={12} onPage={setPage} range="16–30 de 170" words={isShop} />
    </Part>
  );
}

function Messages() {
  return (
    <Part title="Avisos y estados">
      <Notice severity="info">Otra persona cambió la dirección</Notice>
      <Notice severity="success">Pedido actualizado</Notice>
      <Notice severity="warning">Hay cambios sin guardar</Notice>
      <Notice severity="error">Conexión no disponible</Notice>
      <Group>
        <StatusBadge label="Provisorio" color="gray" />
        <StatusBadge label="Pendiente" color="yellow" />
        <StatusBadge label="En proceso" color="blue" />
        <StatusBadge label="Entregado" color="green" />
        <StatusBadge label="Cancelado" color="red" />
      </Group>
      <Group>
        {(['success', 'info', 'warning', 'error'] as const).map((severity) => (
          <Button
            key={severity}
            variant="default"
            onClick={() => toast[severity](`Mensaje ${severity}`)}
          >
            Avisar {severity}
          </Button>
        ))}
      </Group>
      <Group role="status" aria-label="Cargando">
        <Loader aria-hidden="true" />
      </Group>
    </Part>
  );
}
