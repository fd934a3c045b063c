import { Accordion, Switch, TextInput } from '@mantine/core';

import type { FieldErrors } from '~/domain/fieldRules';
import { MAIN_IMAGE_SLOT, VIDEO_SLOT } from '~/domain/store/theme';

import { PictureField } from './PictureField';
import { type MediaDraft, mediaField } from './themeDraft';
import type { PictureRules } from './usePictureRules';

import classes from './MediaSlots.module.css';

const mediaFields = ['media_url', 'link', 'description', 'highlighted'] as const;

function slotName(slot: number): string {
  if (slot === MAIN_IMAGE_SLOT) return 'Imagen principal';
  return slot === VIDEO_SLOT ? 'Video' : `Promoción ${slot - VIDEO_SLOT}`;
}

const hasError = (errors: FieldErrors<string>, slot: number) =>
  mediaFields.some((field) => errors[mediaField(slot, field)] !== undefined);

/** The accordion keys of the slots with an invalid field. */
export function slotsWithErrors(errors: FieldErrors<string>): string[] {
  const slots = Object.keys(errors).flatMap((name) => /^media\.(\d)\./.exec(name)?.[1] ?? []);
  return [...new Set(slots)];
}

/** The 8 media of the home: main image, video, six category or promo images. */
export function MediaSlots({
  media,
  errors,
  rules,
  opened,
  onOpen,
  onChange,
}: {
  media: readonly MediaDraft[];
  errors: FieldErrors<string>;
  rules: PictureRules;
  /** Keys of the open slots. */
  opened: readonly string[];
  onOpen: (slots: readonly string[]) => void;
  onChange: (media: readonly MediaDraft[]) => void;
}) {
  return (
    <div>
      <h3 className={classes.title}>Imágenes y video</h3>
      <Accordion
        multiple
        variant="contained"
        order={4}
        // An invalid field gets the focus as soon as its slot opens.
        transitionDuration={0}
        value={[...opened]}
        onChange={onOpen}
      >
        {media.map((entry, slot) => {
          const key = String(slot);
          const change = (patch: Partial<MediaDraft>) =>
            onChange(media.map((one, index) => (index === slot ? { ...one, ...patch } : one)));
          return (
            <Accordion.Item key={key} value={key}>
              <Accordion.Control>
                <span className={classes.name}>
                  <strong data-names={`media.${slot}`}>{slotName(slot)}</strong>
                  <span className={classes.state}>
                    {hasError(errors, slot)
                      ? 'Con errores'
                      : entry.description.trim() || (entry.media_url.trim() ? '' : 'Vacío')}
                  </span>
                </span>
              </Accordion.Control>
              <Accordion.Panel>
                {opened.includes(key) ? (
                  <SlotFields
                    slot={slot}
                    entry={entry}
                    errors={errors}
                    rules={rules}
                    onChange={change}
                  />
                ) : null}
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
    </div>
  );
}

function SlotFields({
  slot,
  entry,
  errors,
  rules,
  onChange,
}: {
  slot: number;
  entry: MediaDraft;
  errors: FieldErrors<string>;
  rules: PictureRules;
  onChange: (patch: Partial<MediaDraft>) => void;
}) {
  const field = (name: 'media_url' | 'link' | 'description') => ({
    name: mediaField(slot, name),
    value: entry[name],
    error: errors[mediaField(slot, name)],
  });
  const isVideo = slot === VIDEO_SLOT;
  return (
    <div className={classes.fields}>
      {isVideo ? (
        <TextInput
          label="Id del video"
          description="El id de YouTube, o su enlace"
          autoComplete="off"
          {...field('media_url')}
          onChange={(event) => onChange({ media_url: event.currentTarget.value })}
        />
      ) : (
        <PictureField
          label="Url de la imagen"
          rule="photo"
          rules={rules}
          {...field('media_url')}
          onChange={(media_url) => onChange({ media_url })}
        />
      )}
      <TextInput
        label="Descripción"
        autoComplete="off"
        {...field('description')}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <TextInput
        label="Enlace"
        inputMode="url"
        autoComplete="off"
        placeholder="https://…"
        {...field('link')}
        onChange={(event) => onChange({ link: event.currentTarget.value })}
      />
      <Switch
        label="Destacar"
        checked={entry.highlighted}
        onChange={(event) => onChange({ highlighted: event.currentTarget.checked })}
      />
    </div>
  );
}
