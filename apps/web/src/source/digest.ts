// SHA-256 for pages whose address is not secure: browsers bring none there.

export { digest } from '@bridgefront/kernel';
