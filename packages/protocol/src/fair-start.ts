// Bodies of a fair start: commitments to shares, their opening, and signatures.

import { z } from 'zod';
import { wellFormed } from './common.ts';
import { hashSchema, keySchema, signatureSchema } from './match.ts';

const entropySchema = wellFormed(z.string().min(1).max(128));

/** Saying ready: with a commitment to a share, the share itself, or neither. */
export const readyBody = z
  .strictObject({
    ready: z.boolean().default(true),
    /** The SHA-256 of the share, which is opened with `openShare` when everybody has committed. */
    commitment: hashSchema.optional(),
    /** The share itself: simpler, and enough for somebody who sits alone with bots. */
    entropy: entropySchema.optional(),
    /** My key, and my signature under the commitment. */
    key: keySchema.optional(),
    signature: signatureSchema.optional(),
  })
  .refine(
    ({ commitment, key, signature }) =>
      (key === undefined) === (signature === undefined) && (key === undefined || commitment !== undefined),
    'has to bring a key, a commitment and a signature under it together',
  )
  .refine(
    ({ commitment, entropy }) => commitment === undefined || entropy === undefined,
    'has to bring a commitment or the share itself, not both',
  );

/** Opening a share. */
export const openingBody = z.strictObject({
  entropy: entropySchema,
  /** The digest of the start, computed from what was shown: the share is opened for this one and no other. */
  start: hashSchema,
  /** My signature under the text of the start. */
  signature: signatureSchema.optional(),
});

/** A signature under a link of the chain. */
export const countersignBody = z.strictObject({
  acts: z.int().min(0),
  link: hashSchema,
  signature: signatureSchema,
});
