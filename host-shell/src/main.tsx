// First, because it declares the order of the layers that all later styles use.
import '@gyg/design-system/styles.css';
import './app/first-content.css';
import { startShell } from './app/start';
import { startFederation } from './remotes/runtime';

startFederation();
void startShell();
