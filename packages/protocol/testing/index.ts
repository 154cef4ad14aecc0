// The other ends of calls, for tests: a push service, a mail server, and a program that takes webhooks.

export { HookServer } from './hook-server.ts';
export { MailServer } from './mail-server.ts';
export { PushService } from './push-service.ts';
export type { Subscription } from './push-service.ts';
