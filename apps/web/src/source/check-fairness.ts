// The kernel's own checks of the dice, loaded when somebody needs them.

export { digest, isSigned, linkText, startDigest, verifyRecord, verifySigned } from '@bridgefront/kernel';
