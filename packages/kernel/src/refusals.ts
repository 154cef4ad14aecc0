// How refusals begin that hosts and pages tell apart.

/** How the refusal of a choice begins that is simply not what is asked; some that are possible follow in words. */
export const notPossible = 'That is not possible here; possible';
