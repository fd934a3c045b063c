import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import type { FormErrors } from '~/components/forms/useForm';
import { type ImageRuleName, mayBeKept, pictureProblems } from '~/domain/products/imageRules';
import { safeMediaUrl } from '~/domain/safeLinks';

import { pictureQuery } from './measurePicture';

/** An address of a picture in a form. */
export interface PictureInput {
  /** Name of the field in the form's errors. */
  name: string;
  rule: ImageRuleName;
  /** As it is typed. */
  url: string;
  /** The saved one: a picture that is not changed is not judged. */
  saved: string;
}

/** The changed pictures whose addresses are complete. */
const changed = (inputs: readonly PictureInput[]) =>
  inputs.flatMap(({ name, rule, url, saved }) => {
    const address = url === saved ? null : safeMediaUrl(url);
    return address === null ? [] : [{ name, rule, address }];
  });

/** The rules of a form's pictures: each changed one is measured before a save, and a broken rule is an error of its field. */
export function usePictureRules() {
  const queryClient = useQueryClient();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());

  return {
    /** Whether a person decided to save a picture that is smaller than its rule. */
    isKept: (url: string) => kept.has(url),
    keep(url: string, keeps: boolean) {
      setKept(
        (before) => new Set([...before].filter((one) => one !== url).concat(keeps ? url : [])),
      );
    },
    /** Measures the changed pictures; {@link errors} knows them afterwards. */
    measure: (inputs: readonly PictureInput[]) =>
      Promise.all(
        changed(inputs).map(({ address }) => queryClient.fetchQuery(pictureQuery(address))),
      ),
    /** The broken rules of the changed pictures that were measured, by field name. */
    errors: (inputs: readonly PictureInput[]): FormErrors =>
      Object.fromEntries(
        changed(inputs).flatMap(({ name, rule, address }) => {
          const picture = queryClient.getQueryData(pictureQuery(address).queryKey);
          const problems = picture === undefined ? [] : pictureProblems(rule, picture);
          const accepted = mayBeKept(problems) && kept.has(address);
          return problems.length === 0 || accepted
            ? []
            : [[name, problems.map(({ text }) => text).join('. ')]];
        }),
      ),
  };
}

export type PictureRules = ReturnType<typeof usePictureRules>;
