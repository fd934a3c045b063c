import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { FieldErrors } from '~/domain/fieldRules';
import { safeMediaUrl } from '~/domain/safeLinks';
import { type ImageRuleName, canSaveAnyway, pictureProblems } from '~/domain/store/imageRules';

import { pictureQuery } from './measurePicture';

/** The URL of a picture in a form. */
export interface PictureInput {
  /** Name of the field in the form's errors. */
  name: string;
  rule: ImageRuleName;
  /** The typed URL. */
  url: string;
  /** The saved URL: an unchanged picture is not validated. */
  saved: string;
}

/** The changed pictures with complete URLs. */
const changed = (inputs: readonly PictureInput[]) =>
  inputs.flatMap(({ name, rule, url, saved }) => {
    const complete = url === saved ? null : safeMediaUrl(url);
    return complete === null ? [] : [{ name, rule, url: complete }];
  });

/**
 * The rules of a form's pictures: each changed picture is measured before a save; a broken rule is an error of its
 * field.
 */
export function usePictureRules() {
  const queryClient = useQueryClient();
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());

  return {
    /** Whether the user confirmed a picture that is smaller than its rule. */
    isConfirmed: (url: string) => confirmed.has(url),
    confirm(url: string, isConfirmed: boolean) {
      setConfirmed(
        (before) =>
          new Set([...before].filter((one) => one !== url).concat(isConfirmed ? url : [])),
      );
    },
    /** Measures the changed pictures, for {@link errors}. */
    measure: (inputs: readonly PictureInput[]) =>
      Promise.all(
        changed(inputs).map((picture) => queryClient.fetchQuery(pictureQuery(picture.url))),
      ),
    /** The broken rules of the measured pictures, by field name. */
    errors: (inputs: readonly PictureInput[]): FieldErrors<string> =>
      Object.fromEntries(
        changed(inputs).flatMap(({ name, rule, url }) => {
          const picture = queryClient.getQueryData(pictureQuery(url).queryKey);
          const problems = picture === undefined ? [] : pictureProblems(rule, url, picture);
          const accepted = canSaveAnyway(problems) && confirmed.has(url);
          return problems.length === 0 || accepted
            ? []
            : [[name, problems.map(({ text }) => text).join('. ')]];
        }),
      ),
  };
}

export type PictureRules = ReturnType<typeof usePictureRules>;
