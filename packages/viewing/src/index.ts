// The public face of viewing: what hosts and pages import to show a match to its viewers.

export * from './patch.ts';
export * from './reports.ts';
