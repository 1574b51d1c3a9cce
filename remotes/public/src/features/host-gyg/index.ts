export { HostDoors } from './ui/host-doors';
