export { SoonGygs } from './ui/soon-gygs';
