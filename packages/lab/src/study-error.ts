// What is thrown when a study makes no sense.

/** Thrown when a study makes no sense; the message is one sentence for a person. */
export class StudyError extends Error {}
