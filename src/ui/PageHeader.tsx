import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The heading of a screen; focus goes to it after a navigation. `title` is the document's title too. */
export function PageHeader({
  title,
  documentTitle = title,
  children,
}: {
  title: string;
  documentTitle?: string;
  /** Actions at the right. */
  children?: ReactNode;
}) {
  return (
    <Group justify="space-between" mb="md" gap="sm">
      <title>{documentTitle}</title>
      <Title order={1} size="h3" tabIndex={-1}>
        {title}
      </Title>
      {children ? <Group gap="xs">{children}</Group> : null}
    </Group>
  );
}
