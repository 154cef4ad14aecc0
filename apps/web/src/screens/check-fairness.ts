// The kernel's own check of the dice, loaded when somebody asks for it.

export { checkFairness } from '@bridgefront/kernel';
