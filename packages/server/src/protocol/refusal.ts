/** Why something was not done: a stable code for programs, a clause of the contract, a sentence for people. */

import { z } from 'zod';

export interface Refusal {
  readonly operation: string;
  readonly clause: string;
  readonly code: string;
  readonly message: string;
  /** The input that was wrong, where one was. */
  readonly field?: string;
}

export const refusalSchema: z.ZodType<Refusal> = z.strictObject({
  operation: z.string(),
  clause: z.string(),
  code: z.string(),
  message: z.string(),
  field: z.string().exactOptional(),
});
