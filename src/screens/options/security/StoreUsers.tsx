import '~/ui/styles/fields';
import { ActionIcon, Input, Loader } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { completeSetupTask } from '~/api/setupTasks';
import { storeUsersQuery, useDeleteStoreUser } from '~/api/storeUsers';
import { asSecondary } from '~/api/transport/loadPolicy';
import { toastFailure, toastSaved } from '~/components/forms/toastSaved';
import type { StoreUser } from '~/contract/types';
import { messages } from '~/domain/messages';
import { lookOf } from '~/domain/unknownValue';
import { ReasonTooltip } from '~/ui/feedback/ReasonTooltip';
import { saysError } from '~/ui/feedback/say';
import { focusAfterRemoval } from '~/ui/focus/focusAfterRemoval';
import { lazyNamed } from '~/ui/lazyNamed';
import type { Column } from '~/ui/list/columns';
import { DataTable } from '~/ui/list/table/DataTable';
import { UnreadableRows } from '~/ui/list/UnreadableRows';
import { useRowTasks } from '~/ui/useRowTasks';

const ConfirmDialog = lazyNamed(() => import('~/ui/dialog/ConfirmDialog'), 'ConfirmDialog');

const roles = { admin: 'Administrador', other: 'Vendedor' } as const satisfies Record<
  StoreUser['role'],
  string
>;

/** @param failureOf why the deletion of a user failed */
const userColumns = (failureOf: (id: number) => string | null): readonly Column<StoreUser>[] => [
  { key: 'name', header: 'Nombre', card: 'top', text: ({ name }) => name ?? '-' },
  {
    key: 'email',
    header: 'Email',
    card: 'bottom',
    text: ({ email }) => email,
    cell: ({ id, email }) => (
      <>
        {email}
        {failureOf(id) === null ? null : <Input.Error ref={saysError}>{failureOf(id)}</Input.Error>}
      </>
    ),
  },
  {
    key: 'role',
    header: 'Rol',
    card: 'topEnd',
    text: ({ role }) => lookOf<string>(roles, role, (label) => label),
  },
];

/** The user to delete, and the pressed button, which gets the focus back. */
interface Deletion {
  user: StoreUser;
  button: HTMLButtonElement;
}

const deleteAction =
  (choose: (deletion: Deletion) => void, isDeleting: (id: number) => boolean) =>
  (user: StoreUser) => (
    <ReasonTooltip reason={user.role === 'admin' ? messages.userCannotBeDeleted : null}>
      <ActionIcon
        variant="subtle"
        color="red"
        size="lg"
        mx={-8}
        data-removes
        aria-label={`Eliminar a ${user.email}`}
        aria-busy={isDeleting(user.id)}
        onClick={(event) => {
          if (!isDeleting(user.id)) choose({ user, button: event.currentTarget });
        }}
      >
        {isDeleting(user.id) ? (
          <Loader size={18} color="currentColor" aria-hidden="true" />
        ) : (
          <IconTrash size={18} aria-hidden="true" />
        )}
      </ActionIcon>
    </ReasonTooltip>
  );

/** The store's users; all but store admins can be deleted, after a confirmation. */
export function StoreUsers() {
  const { rows: users, unreadable } = useSuspenseQuery(asSecondary(storeUsersQuery())).data;
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const { mutateAsync } = useDeleteStoreUser();
  const { busy, run } = useRowTasks<number>();
  // Why the last deletion failed, for the row of its user.
  const [undeleted, setUndeleted] = useState<{ id: number; text: string } | null>(null);

  async function deleteUser(id: number) {
    setUndeleted(null);
    try {
      toastSaved(await mutateAsync(id), 'Usuario eliminado');
    } catch (error) {
      setUndeleted({ id, text: toastFailure(error) });
    }
  }

  // A second user completes the wizard's task.
  const hasCrew = users.length > 1;
  useEffect(() => {
    if (hasCrew) void completeSetupTask('crew', new Date());
  }, [hasCrew]);

  return (
    <>
      <UnreadableRows count={unreadable} one="usuario" many="usuarios" />
      <div ref={focusAfterRemoval}>
        <DataTable
          list={{
            name: 'Personas de la tienda',
            columns: userColumns((id) => (undeleted?.id === id ? undeleted.text : null)),
            rowKey: ({ id }) => id,
            page: { rows: users },
          }}
          rowActions={deleteAction(setDeletion, (id) => busy.has(id))}
        />
      </div>
      {deletion === null ? null : (
        <ConfirmDialog
          title="Eliminar usuario"
          text={`¿Eliminar a ${deletion.user.email}? Ya no va a poder entrar a la tienda.`}
          confirmLabel="Eliminar"
          cancelLabel="Cancelar"
          danger
          onCancel={() => {
            deletion.button.focus();
            setDeletion(null);
          }}
          onConfirm={() => {
            setDeletion(null);
            const { id } = deletion.user;
            void run(id, () => deleteUser(id));
          }}
        />
      )}
    </>
  );
}
