import { isolationMutants } from './isolation';
import type { Mutant } from './mutant';
import { orderMutants } from './orders';
import { otherMutants } from './others';

export const mutants: readonly Mutant[] = [...isolationMutants, ...orderMutants, ...otherMutants];
