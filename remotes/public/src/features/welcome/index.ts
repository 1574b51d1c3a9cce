export { useTargetName } from './api/get-target-name';
export { WelcomeSteps } from './ui/welcome-steps';
