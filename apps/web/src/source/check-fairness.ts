// The kernel's own checks of the dice, loaded when somebody needs them.

export { digest, startDigest, verifyRecord } from '@bridgefront/kernel';
