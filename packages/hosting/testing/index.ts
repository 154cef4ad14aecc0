// What tests, measurements and scripts host matches with.

export * from './bench.ts';
export * from './memory-host.ts';
export * from './memory-log.ts';
export * from './page.ts';
export * from './ports.ts';
export * from './test-time.ts';
