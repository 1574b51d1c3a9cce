export { HostedGygs } from './ui/hosted-gygs';
